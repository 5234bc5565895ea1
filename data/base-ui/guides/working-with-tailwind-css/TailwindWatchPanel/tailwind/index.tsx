import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch, type SwitchProps } from '@mui/base/Switch';

const channels = ['Storm warnings', 'Tide tables', 'Traffic in the fairway'];

export default function TailwindWatchPanel() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Storm warnings']);

  return (
    <section
      className="box-border w-full max-w-90 rounded-xl border border-solid border-slate-300 bg-white p-4 text-slate-900 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100"
      aria-label="Radio watch"
    >
      <div className="grid gap-3">
        {channels.map((channel) => (
          <label className="flex items-center justify-between gap-3" key={channel}>
            {channel}
            <Toggle
              checked={chosen.includes(channel)}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, channel]
                    : chosen.filter((other) => other !== channel),
                )
              }
            />
          </label>
        ))}
      </div>
      <div className="mt-4 flex items-center justify-between gap-3">
        <span role="status">On watch: {chosen.length}</span>
        <Button className={buttonClass} onClick={() => setChosen(channels)}>
          Watch all
        </Button>
      </div>
    </section>
  );
}

function Toggle(props: SwitchProps) {
  return (
    <Switch
      className="group relative h-6 w-11 flex-none rounded-full [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400"
      slotProps={{
        track: {
          className:
            'absolute inset-0 rounded-[inherit] bg-slate-500 dark:bg-slate-400 group-[.base--checked]:bg-teal-800 dark:group-[.base--checked]:bg-teal-300',
        },
        thumb: {
          className:
            'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white dark:bg-slate-900 group-[.base--checked]:start-[23px]',
        },
        input: { className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
      }}
      {...props}
    />
  );
}

const buttonClass =
  'flex-none cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white hover:bg-teal-900 dark:bg-teal-300 dark:text-teal-950 dark:hover:bg-teal-200 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';
