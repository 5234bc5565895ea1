import Alert, { alertClasses } from '@mui/joy/Alert';
import { styled } from '@mui/joy/styles';

const ServiceNotice = styled(Alert)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: `4px solid ${theme.vars.palette.primary.solidBg}`,
  [`&.${alertClasses.colorDanger}`]: { borderColor: theme.vars.palette.danger.solidBg },
  [`& .${alertClasses.endDecorator}`]: { fontFamily: theme.vars.fontFamily.code },
}));

export default function AlertStyled() {
  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <ServiceNotice role="note" endDecorator="L4">
        Four more trams run on market days.
      </ServiceNotice>
      <ServiceNotice role="note" color="danger" endDecorator="L6">
        No service after 22:00.
      </ServiceNotice>
    </div>
  );
}
