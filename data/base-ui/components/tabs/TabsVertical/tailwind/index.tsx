import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const days = [
  { value: 'monday', label: 'Monday', plan: 'Landing at the gravel bar, first camp by 17:00.' },
  {
    value: 'tuesday',
    label: 'Tuesday',
    plan: 'Bird count on the north ridge, two teams of three.',
  },
  { value: 'wednesday', label: 'Wednesday', plan: 'Rest day. Dry the tents, charge the radios.' },
  { value: 'thursday', label: 'Thursday', plan: 'Pick-up at high water, 06:40.' },
];

export default function TabsVertical() {
  return (
    <Tabs className="flex flex-wrap gap-4" defaultValue="tuesday" orientation="vertical">
      <TabsList
        className="flex flex-col border-0 border-e border-solid border-slate-300 dark:border-slate-700"
        aria-label="Days in the field"
      >
        {days.map(({ value, label }) => (
          <Tab className={styledTabClass} key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {days.map(({ value, plan }) => (
        <TabPanel className="flex-[1_1_180px] px-1 py-2.5" key={value} value={value} tabIndex={0}>
          {plan}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const styledTabClass =
  'cursor-pointer border-0 border-e-[3px] border-solid border-transparent bg-transparent px-4 py-2.5 text-start font-[inherit] text-base text-slate-600 dark:text-slate-400 hover:text-slate-900 dark:hover:text-slate-100 aria-selected:border-current aria-selected:font-semibold aria-selected:text-teal-800 dark:aria-selected:text-teal-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400';
