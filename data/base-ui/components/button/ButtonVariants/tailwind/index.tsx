import { Button, type ButtonProps } from '@mui/base/Button';

type DeskButtonProps = ButtonProps & {
  tone?: 'solid' | 'outline' | 'danger';
  size?: 'small' | 'medium';
};

function DeskButton({ tone = 'solid', size = 'medium', className, ...props }: DeskButtonProps) {
  return (
    <Button
      {...props}
      className={[deskRootClass, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
    />
  );
}

export default function ButtonVariants() {
  return (
    <div className="flex flex-wrap items-center gap-3">
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

const deskRootClass =
  'box-border cursor-pointer rounded-md border border-solid border-transparent px-4 py-2 font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 data-[size=small]:px-2.5 data-[size=small]:py-0.5 data-[size=small]:text-[0.875em] data-[tone=outline]:border-current data-[tone=outline]:bg-transparent data-[tone=outline]:text-teal-800 dark:data-[tone=outline]:bg-transparent dark:data-[tone=outline]:text-teal-300 data-[tone=danger]:bg-red-700 dark:data-[tone=danger]:bg-red-300 dark:data-[tone=danger]:text-red-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 disabled:cursor-not-allowed disabled:opacity-60';
