import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

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
      <TabsList className="tabs-counts-list" aria-label="Mail folders">
        {folders.map(({ value, label, unread }) => (
          <Tab className="tabs-counts-styled-tab" key={value} value={value}>
            {label}
            {unread > 0 && (
              <span className="tabs-counts-count">
                {unread}
                <span className="tabs-counts-hidden"> unread</span>
              </span>
            )}
          </Tab>
        ))}
      </TabsList>
      {folders.map(({ value, first }) => (
        <TabPanel className="tabs-counts-panel" key={value} value={value} tabIndex={0}>
          {first}
        </TabPanel>
      ))}
    </Tabs>
  );
}
