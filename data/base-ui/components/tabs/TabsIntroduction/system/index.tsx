import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

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
      <List aria-label="Booking 318">
        {sections.map(({ value, label }) => (
          <StyledTab key={value} value={value}>
            {label}
          </StyledTab>
        ))}
      </List>
      {sections.map(({ value, text }) => (
        <Panel key={value} value={value} tabIndex={0}>
          {text}
        </Panel>
      ))}
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'light-dark(#475569, #94a3b8)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'light-dark(#0f172a, #f1f5f9)' },
  [`&.${tabClasses.selected}`]: {
    fontWeight: 600,
    color: 'light-dark(#115e59, #5eead4)',
    borderBottomColor: 'currentColor',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '-2px' },
  [`&.${tabClasses.disabled}`]: { textDecoration: 'line-through', cursor: 'not-allowed' },
});

const Panel = styled(TabPanel)({ padding: '16px 4px' });
