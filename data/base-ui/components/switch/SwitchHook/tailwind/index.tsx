import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';

interface DayButtonProps extends UseSwitchParameters {
  day: string;
}

function DayButton({ day, ...parameters }: DayButtonProps) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(parameters);

  return (
    <label
      className={dayClass}
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-focus={focusVisible || undefined}
    >
      <input
        className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
        {...getInputProps()}
      />
      {day}
    </label>
  );
}

export default function SwitchHook() {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Ferry days">
      <DayButton day="Thursday" defaultChecked />
      <DayButton day="Friday" defaultChecked />
      <DayButton day="Saturday" />
      <DayButton day="Sunday" disabled />
    </div>
  );
}

const dayClass =
  'relative cursor-pointer rounded-full border-2 border-solid border-slate-500 dark:border-slate-400 px-3.5 py-2 data-checked:border-teal-800 data-checked:bg-teal-800 data-checked:font-semibold data-checked:text-white dark:data-checked:border-teal-300 dark:data-checked:bg-teal-300 dark:data-checked:text-teal-950 data-focus:outline-2 data-focus:outline-offset-2 data-focus:outline-teal-600 dark:data-focus:outline-teal-400 data-disabled:cursor-not-allowed data-disabled:border-dashed data-disabled:text-slate-600 dark:data-disabled:text-slate-400';
