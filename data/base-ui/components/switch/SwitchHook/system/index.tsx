import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

interface DayButtonProps extends UseSwitchParameters {
  day: string;
}

function DayButton({ day, ...parameters }: DayButtonProps) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(parameters);

  return (
    <Day
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-focus={focusVisible || undefined}
    >
      <Input {...getInputProps()} />
      {day}
    </Day>
  );
}

export default function SwitchHook() {
  return (
    <Days role="group" aria-label="Ferry days">
      <DayButton day="Thursday" defaultChecked />
      <DayButton day="Friday" defaultChecked />
      <DayButton day="Saturday" />
      <DayButton day="Sunday" disabled />
    </Days>
  );
}

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const Day = styled('label')({
  position: 'relative',
  padding: '8px 14px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '999px',
  cursor: 'pointer',
  '&[data-checked]': {
    fontWeight: 600,
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
    borderColor: 'light-dark(#115e59, #5eead4)',
  },
  '&[data-focus]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '&[data-disabled]': {
    color: 'light-dark(#475569, #94a3b8)',
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
