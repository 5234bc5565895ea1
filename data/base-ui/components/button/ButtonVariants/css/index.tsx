import { Button, type ButtonProps } from '@mui/base/Button';
import './styles.css';

type DeskButtonProps = ButtonProps & {
  tone?: 'solid' | 'outline' | 'danger';
  size?: 'small' | 'medium';
};

function DeskButton({ tone = 'solid', size = 'medium', className, ...props }: DeskButtonProps) {
  return (
    <Button
      {...props}
      className={['button-variants-desk-root', className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
    />
  );
}

export default function ButtonVariants() {
  return (
    <div className="button-variants-row">
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
    </div>
  );
}
