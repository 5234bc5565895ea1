import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

export default function NoSsrIntroduction() {
  return (
    <Card>
      <Title>Departures</Title>
      <Text>
        All times are in{' '}
        <NoSsr fallback="your local time">
          <TimeZone />
        </NoSsr>
        .
      </Text>
    </Card>
  );
}

/** Reads a setting of the user's browser, which the server doesn't have. */
function TimeZone() {
  return <>the time zone {Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}

const Card = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '420px',
  padding: '16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '12px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Title = styled('div')({ fontWeight: 600 });

const Text = styled('p')({ margin: '0', minHeight: '48px' });
