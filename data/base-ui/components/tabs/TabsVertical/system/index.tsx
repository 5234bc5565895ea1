import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

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
    <Root defaultValue="tuesday" orientation="vertical">
      <List aria-label="Days in the field">
        {days.map(({ value, label }) => (
          <StyledTab key={value} value={value}>
            {label}
          </StyledTab>
        ))}
      </List>
      {days.map(({ value, plan }) => (
        <Panel key={value} value={value} tabIndex={0}>
          {plan}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled(Tabs)({ display: 'flex', flexWrap: 'wrap', gap: '16px' });

const List = styled(TabsList)({
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 16px',
  border: 0,
  borderInlineEnd: '3px solid transparent',
  font: 'inherit',
  textAlign: 'start',
  color: 'light-dark(#475569, #94a3b8)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'light-dark(#0f172a, #f1f5f9)' },
  [`&.${tabClasses.selected}`]: {
    fontWeight: 600,
    color: 'light-dark(#115e59, #5eead4)',
    borderInlineEndColor: 'currentColor',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '-2px' },
});

const Panel = styled(TabPanel)({ flex: '1 1 180px', padding: '10px 4px' });
