import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
      <TabsList className="tabs-introduction-list" aria-label="Booking 318">
        {sections.map(({ value, label }) => (
          <Tab className="tabs-introduction-styled-tab" key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {sections.map(({ value, text }) => (
        <TabPanel className="tabs-introduction-panel" key={value} value={value} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
