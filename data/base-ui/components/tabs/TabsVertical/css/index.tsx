import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
    <Tabs className="tabs-vertical-root" defaultValue="tuesday" orientation="vertical">
      <TabsList className="tabs-vertical-list" aria-label="Days in the field">
        {days.map(({ value, label }) => (
          <Tab className="tabs-vertical-styled-tab" key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {days.map(({ value, plan }) => (
        <TabPanel className="tabs-vertical-panel" key={value} value={value} tabIndex={0}>
          {plan}
        </TabPanel>
      ))}
    </Tabs>
  );
}
