import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
      <TabsList className="tabs-scrollable-list" aria-label="Sowing calendar">
        {sowing.map(({ month }) => (
          <Tab className="tabs-scrollable-styled-tab" key={month} value={month}>
            {month}
          </Tab>
        ))}
      </TabsList>
      {sowing.map(({ month, seeds }) => (
        <TabPanel className="tabs-scrollable-panel" key={month} value={month} tabIndex={0}>
          {seeds}
        </TabPanel>
      ))}
    </Tabs>
  );
}
