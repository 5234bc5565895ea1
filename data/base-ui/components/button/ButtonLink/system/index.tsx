import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonLink() {
  return (
    <Row>
      <Action href="https://www.w3.org/WAI/ARIA/apg/patterns/button/">
        Read the button pattern
      </Action>
      <Action href="mailto:desk@example.com">Contact the desk</Action>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });

const Action = styled(Button)({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { background: 'light-dark(#134e4a, #99f6e4)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
