import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const sections = [
  {
    value: 'session',
    label: 'Session',
    text: 'String quartet, studio B, Thursday from 10:00 to 16:00.',
  },
  {
    value: 'microphones',
    label: 'Microphones',
    text: 'Two ribbons as a pair, one condenser on the cello.',
  },
  {
    value: 'notes',
    label: 'Notes',
    text: 'The second violin tunes to 442 Hz. Leave the door lamp off.',
  },
];

export default function TabsIntroduction() {
  return (
    <Tabs defaultValue="session">
      <TabsList
        className="flex flex-wrap gap-1 border-0 border-b border-solid border-slate-300 dark:border-slate-700"
        aria-label="Booking 318"
      >
        {sections.map(({ value, label }) => (
          <Tab className={styledTabClass} key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {sections.map(({ value, text }) => (
        <TabPanel className="px-1 py-4" key={value} value={value} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const styledTabClass =
  'cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent px-3.5 py-2.5 font-[inherit] text-base text-slate-600 dark:text-slate-400 hover:text-slate-900 dark:hover:text-slate-100 aria-selected:border-current aria-selected:font-semibold aria-selected:text-teal-800 dark:aria-selected:text-teal-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:line-through';
