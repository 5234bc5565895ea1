import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

interface LocalTimeProps {
  date: string;
}

function LocalTime({ date }: LocalTimeProps) {
  return new Date(date).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

export default function NoSsrIntroduction() {
  return (
    <Card>
      <Title>Tides at Kirkwall in your time zone</Title>
      <Row>
        High water
        <Time dateTime="2027-03-14T05:40Z">
          <NoSsr fallback={<Fallback>05:40 UTC</Fallback>}>
            <LocalTime date="2027-03-14T05:40Z" />
          </NoSsr>
        </Time>
      </Row>
      <Row>
        Low water
        <Time dateTime="2027-03-14T11:55Z">
          <NoSsr fallback={<Fallback>11:55 UTC</Fallback>}>
            <LocalTime date="2027-03-14T11:55Z" />
          </NoSsr>
        </Time>
      </Row>
    </Card>
  );
}

const Card = styled('div')({
  boxSizing: 'border-box',
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
  padding: '16px',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
});

const Title = styled('div')({ fontWeight: 600, color: 'light-dark(#115e59, #5eead4)' });

const Row = styled('div')({ display: 'flex', gap: '12px', justifyContent: 'space-between' });

const Time = styled('time')({ minWidth: '96px', textAlign: 'end' });

const Fallback = styled('span')({ color: 'light-dark(#475569, #cbd5e1)' });
