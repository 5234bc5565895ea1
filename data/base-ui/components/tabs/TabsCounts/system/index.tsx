import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

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
      <List aria-label="Mail folders">
        {folders.map(({ value, label, unread }) => (
          <StyledTab key={value} value={value}>
            {label}
            {unread > 0 && (
              <Count>
                {unread}
                <Hidden> unread</Hidden>
              </Count>
            )}
          </StyledTab>
        ))}
      </List>
      {folders.map(({ value, first }) => (
        <Panel key={value} value={value} tabIndex={0}>
          {first}
        </Panel>
      ))}
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  padding: '4px',
  borderRadius: '12px',
  background: 'light-dark(#f1f5f9, #1e293b)',
});

const StyledTab = styled(Tab)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  padding: '8px 14px',
  border: 0,
  borderRadius: '8px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'transparent',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: {
    fontWeight: 600,
    background: 'light-dark(#ffffff, #0f172a)',
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.3)',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '1px' },
});

const Count = styled('span')({
  minWidth: '20px',
  padding: '0 6px',
  borderRadius: '999px',
  fontSize: '0.8125em',
  lineHeight: '20px',
  textAlign: 'center',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
});

const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const Panel = styled(TabPanel)({ padding: '16px 4px' });
