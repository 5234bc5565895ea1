import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const sowing = [
  { month: 'January', seeds: 'Onions, on a warm shelf' },
  { month: 'February', seeds: 'Eggplants, under lamps' },
  { month: 'March', seeds: 'Tomatoes and leeks' },
  { month: 'April', seeds: 'Beetroot, peas and spinach' },
  { month: 'May', seeds: 'Beans, once the frost is over' },
  { month: 'June', seeds: 'Carrots for the autumn' },
  { month: 'July', seeds: 'Kale and chicory' },
  { month: 'August', seeds: 'Lamb’s lettuce' },
];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="March">
      <TabsList
        className="flex overflow-x-auto border-0 border-b border-solid border-slate-300 dark:border-slate-700"
        aria-label="Sowing calendar"
      >
        {sowing.map(({ month }) => (
          <Tab className={styledTabClass} key={month} value={month}>
            {month}
          </Tab>
        ))}
      </TabsList>
      {sowing.map(({ month, seeds }) => (
        <TabPanel className="px-1 py-4" key={month} value={month} tabIndex={0}>
          {seeds}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const styledTabClass =
  'flex-none cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent px-3.5 py-2.5 font-[inherit] text-base text-slate-600 dark:text-slate-400 hover:text-slate-900 dark:hover:text-slate-100 aria-selected:border-current aria-selected:font-semibold aria-selected:text-teal-800 dark:aria-selected:text-teal-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:line-through';
