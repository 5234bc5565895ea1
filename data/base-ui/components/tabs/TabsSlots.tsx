import * as React from 'react';
import { Tab, type TabRootSlotProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

type LampTabProps = TabRootSlotProps & { children?: React.ReactNode };

const LampTab = React.forwardRef<HTMLButtonElement, LampTabProps>(function LampTab(
  { ownerState, children, ...props },
  ref,
) {
  return (
    <Lamp {...props} ref={ref}>
      <span aria-hidden>{ownerState.selected ? '● ' : '○ '}</span>
      {children}
    </Lamp>
  );
});

export default function TabsSlots() {
  return (
    <Tabs
      defaultValue="day"
      slots={{ root: 'article' }}
      slotProps={{ root: { 'aria-label': 'Bridge' } }}
    >
      <TabsList
        aria-label="Watches"
        slots={{ root: 'nav' }}
        slotProps={{
          root: ({ orientation }) => ({
            style: {
              display: 'flex',
              gap: 8,
              flexDirection: orientation === 'vertical' ? 'column' : 'row',
            },
          }),
        }}
      >
        <Tab value="day" slots={{ root: LampTab }}>
          Day watch
        </Tab>
        <Tab
          value="night"
          slots={{ root: LampTab }}
          slotProps={{ root: ({ selected }) => ({ title: selected ? 'On duty' : 'Off duty' }) }}
        >
          Night watch
        </Tab>
      </TabsList>
      <TabPanel value="day" slots={{ root: 'section' }} slotProps={{ root: panel }}>
        06:00 to 18:00, two people on the bridge
      </TabPanel>
      <TabPanel value="night" slots={{ root: 'section' }} slotProps={{ root: panel }}>
        18:00 to 06:00, one person on the bridge, one on call
      </TabPanel>
    </Tabs>
  );
}

const panel = { tabIndex: 0, style: { paddingBlock: 12 } };

const Lamp = styled('button')({
  padding: '8px 14px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&[aria-selected="true"]': { fontWeight: 600, background: 'light-dark(#ccfbf1, #134e4a)' },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});
