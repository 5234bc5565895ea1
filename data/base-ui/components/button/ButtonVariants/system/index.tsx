import { Button, buttonClasses, type ButtonProps } from '@mui/base/Button';
import { styled } from '@mui/system';

type DeskButtonProps = ButtonProps & {
  tone?: 'solid' | 'outline' | 'danger';
  size?: 'small' | 'medium';
};

function DeskButton({ tone = 'solid', size = 'medium', ...props }: DeskButtonProps) {
  return <DeskRoot data-tone={tone} data-size={size} {...props} />;
}

export default function ButtonVariants() {
  return (
    <Row>
      <DeskButton>Confirm order</DeskButton>
      <DeskButton tone="outline">Save draft</DeskButton>
      <DeskButton tone="danger">Void order</DeskButton>
      <DeskButton size="small">Confirm line</DeskButton>
      <DeskButton tone="outline" size="small">
        Edit line
      </DeskButton>
      <DeskButton tone="danger" size="small" disabled>
        Void line
      </DeskButton>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });

const DeskRoot = styled(Button)({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&[data-size="small"]': { padding: '2px 10px', fontSize: '0.875em' },
  '&[data-tone="outline"]': {
    color: 'light-dark(#115e59, #5eead4)',
    background: 'transparent',
    borderColor: 'currentColor',
  },
  '&[data-tone="danger"]': {
    color: 'light-dark(#ffffff, #450a0a)',
    background: 'light-dark(#b91c1c, #fca5a5)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
});
