import * as React from 'react';
import { flushSync } from 'react-dom';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const start = [
  { id: '2204', text: 'Two crates of lamp oil, harbor gate' },
  { id: '2207', text: 'Rope, 60 m, to be collected' },
  { id: '2211', text: 'Charts of the northern sound' },
];

export default function TabsClosable() {
  const listRef = React.useRef<HTMLDivElement>(null);
  const [orders, setOrders] = React.useState(start);
  const [current, setCurrent] = React.useState<string | number | null>('2207');

  const close = (id: string) => {
    const index = orders.findIndex((order) => order.id === id);
    const rest = orders.filter((order) => order.id !== id);
    // Select an adjacent tab in the same update, then move focus to it.
    flushSync(() => {
      setOrders(rest);
      setCurrent((rest[index] ?? rest[index - 1])?.id ?? null);
    });
    listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };

  if (orders.length === 0) {
    return (
      <Action autoFocus onClick={() => setOrders(start)}>
        Load the open orders again
      </Action>
    );
  }

  return (
    <Tabs value={current} onChange={(_event, value) => setCurrent(value)}>
      <List ref={listRef} aria-label="Open orders">
        {orders.map(({ id }) => (
          <StyledTab key={id} value={id}>
            Order {id}
          </StyledTab>
        ))}
      </List>
      {orders.map(({ id, text }) => (
        <Panel key={id} value={id}>
          <p>{text}</p>
          <Action onClick={() => close(id)}>Close order {id}</Action>
        </Panel>
      ))}
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  [`&.${tabClasses.selected}`]: { fontWeight: 600, borderBottomColor: 'currentColor' },
});

const Panel = styled(TabPanel)({ padding: '16px 4px' });

const Action = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});
