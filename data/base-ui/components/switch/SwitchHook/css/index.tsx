import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

interface DayButtonProps extends UseSwitchParameters {
  day: string;
}

function DayButton({ day, ...parameters }: DayButtonProps) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(parameters);

  return (
    <label
      className="switch-hook-day"
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-focus={focusVisible || undefined}
    >
      <input className="switch-hook-input" {...getInputProps()} />
      {day}
    </label>
  );
}

export default function SwitchHook() {
  return (
    <div className="switch-hook-days" role="group" aria-label="Ferry days">
      <DayButton day="Thursday" defaultChecked />
      <DayButton day="Friday" defaultChecked />
      <DayButton day="Saturday" />
      <DayButton day="Sunday" disabled />
    </div>
  );
}
