import { Switch } from '@mui/base/Switch';

const alarms = [
  { label: 'Tide warnings', defaultChecked: true },
  { label: 'Weather reports', defaultChecked: false },
  { label: 'Distress channel (always on)', defaultChecked: true, disabled: true },
];

export default function OverviewStates() {
  return (
    <div className="grid gap-3">
      {alarms.map(({ label, ...alarm }) => (
        <label className="flex items-center gap-3" key={label}>
          <Switch
            {...alarm}
            slotProps={{
              root: { className: railClass },
              thumb: { className: thumbClass },
              input: { className: 'absolute inset-0 m-0 size-full opacity-0' },
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

const railClass =
  'relative box-border inline-block h-6 w-11 flex-none rounded-full bg-slate-500 dark:bg-slate-600 [&.base--checked]:bg-teal-800 dark:[&.base--checked]:bg-teal-300 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400 [&.base--disabled]:opacity-60';

const thumbClass =
  'absolute start-[3px] top-[3px] size-4.5 rounded-full bg-white dark:bg-slate-100 in-[.base--checked]:start-[23px] dark:in-[.base--checked]:bg-teal-950 motion-safe:transition-[inset-inline-start]';
