import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

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
      <List aria-label="Sowing calendar">
        {sowing.map(({ month }) => (
          <StyledTab key={month} value={month}>
            {month}
          </StyledTab>
        ))}
      </List>
      {sowing.map(({ month, seeds }) => (
        <Panel key={month} value={month} tabIndex={0}>
          {seeds}
        </Panel>
      ))}
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  flex: 'none',
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
