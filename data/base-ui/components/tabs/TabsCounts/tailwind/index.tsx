import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const folders = [
  {
    value: 'inbox',
    label: 'Inbox',
    unread: 4,
    first: 'Harbor office: berth 12 is free from Friday',
  },
  { value: 'orders', label: 'Orders', unread: 11, first: 'Order 2207: three crates short' },
  { value: 'archive', label: 'Archive', unread: 0, first: 'Minutes of the spring meeting' },
];

export default function TabsCounts() {
  return (
    <Tabs defaultValue="inbox">
      <TabsList
        className="flex flex-wrap gap-1 rounded-xl bg-slate-100 p-1 dark:bg-slate-800"
        aria-label="Mail folders"
      >
        {folders.map(({ value, label, unread }) => (
          <Tab className={styledTabClass} key={value} value={value}>
            {label}
            {unread > 0 && (
              <span className={countClass}>
                {unread}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </Tab>
        ))}
      </TabsList>
      {folders.map(({ value, first }) => (
        <TabPanel className="px-1 py-4" key={value} value={value} tabIndex={0}>
          {first}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const styledTabClass =
  'inline-flex cursor-pointer items-center gap-2 rounded-lg border-0 bg-transparent px-3.5 py-2 font-[inherit] text-base text-slate-900 dark:text-slate-100 aria-selected:bg-white aria-selected:font-semibold aria-selected:shadow-[0_1px_3px_rgb(0_0_0/0.3)] dark:aria-selected:bg-slate-900 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400';

const countClass =
  'min-w-5 rounded-full px-1.5 text-center text-[0.8125em] leading-5 bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950';
