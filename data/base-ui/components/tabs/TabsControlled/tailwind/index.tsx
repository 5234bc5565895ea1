import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const steps = ['Route', 'Supplies', 'Permits'];

export default function TabsControlled() {
  const [step, setStep] = React.useState(0);

  return (
    <Tabs value={step} onChange={(_event, value) => setStep(Number(value))}>
      <TabsList
        className="flex flex-wrap gap-1 border-0 border-b border-solid border-slate-300 dark:border-slate-700"
        aria-label="Expedition plan"
      >
        {steps.map((label, index) => (
          <Tab className={styledTabClass} key={label} value={index}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {steps.map((label, index) => (
        <TabPanel className="px-1 py-4" key={label} value={index} tabIndex={0}>
          {label}: step {index + 1} of {steps.length}
        </TabPanel>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          className={stepClass}
          disabled={step === 0}
          focusableWhenDisabled
          onClick={() => setStep(step - 1)}
        >
          Previous step
        </Button>
        <Button
          className={stepClass}
          disabled={step === steps.length - 1}
          focusableWhenDisabled
          onClick={() => setStep(step + 1)}
        >
          Next step
        </Button>
      </div>
    </Tabs>
  );
}

const styledTabClass =
  'cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent px-3.5 py-2.5 font-[inherit] text-base text-slate-600 dark:text-slate-400 hover:text-slate-900 dark:hover:text-slate-100 aria-selected:border-current aria-selected:font-semibold aria-selected:text-teal-800 dark:aria-selected:text-teal-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:line-through';

const stepClass =
  'box-border px-4 py-2 border border-solid border-transparent rounded-md font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 cursor-pointer hover:bg-teal-900 dark:hover:bg-teal-200 [&.base--active]:translate-y-px focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 disabled:bg-slate-100 disabled:text-slate-600 disabled:border-slate-300 dark:disabled:bg-slate-800 dark:disabled:text-slate-400 dark:disabled:border-slate-700 disabled:cursor-not-allowed aria-disabled:bg-slate-100 aria-disabled:text-slate-600 aria-disabled:border-slate-300 dark:aria-disabled:bg-slate-800 dark:aria-disabled:text-slate-400 dark:aria-disabled:border-slate-700 aria-disabled:cursor-not-allowed';
