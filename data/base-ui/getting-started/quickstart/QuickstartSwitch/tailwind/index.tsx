import { Switch, type SwitchProps } from '@mui/base/Switch';

export default function QuickstartSwitch() {
  return (
    <div className="grid justify-items-start gap-3">
      <label className="flex items-center gap-3">
        <Toggle defaultChecked /> Shore power
      </label>
      <label className="flex items-center gap-3">
        <Toggle /> Fresh water
      </label>
      <label className="flex items-center gap-3">
        <Toggle disabled /> Crane (booked out)
      </label>
    </div>
  );
}

function Toggle(props: SwitchProps) {
  return (
    <Switch
      className="group relative h-6 w-11 flex-none rounded-full [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400"
      slotProps={{
        track: { className: trackClass },
        thumb: { className: thumbClass },
        input: { className: 'absolute inset-0 m-0 size-full cursor-[inherit] opacity-0' },
      }}
      {...props}
    />
  );
}

const trackClass =
  'absolute inset-0 rounded-[inherit] bg-slate-500 dark:bg-slate-400 group-[.base--checked]:bg-teal-800 dark:group-[.base--checked]:bg-teal-300 forced-colors:border';

const thumbClass =
  'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white dark:bg-slate-900 transition-[inset-inline-start] duration-[120ms] motion-reduce:transition-none group-[.base--checked]:start-[23px] forced-colors:bg-[ButtonText]';
