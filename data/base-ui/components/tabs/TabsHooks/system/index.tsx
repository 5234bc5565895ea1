import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs, type UseTabsParameters } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { styled } from '@mui/system';

function ChipTabs({ children, ...parameters }: UseTabsParameters & { children: React.ReactNode }) {
  const { contextValue } = useTabs(parameters);
  return <TabsProvider value={contextValue}>{children}</TabsProvider>;
}

function ChipBar({ children, label }: { children: React.ReactNode; label: string }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });

  return (
    <BarRoot {...getRootProps({ 'aria-label': label })}>
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </BarRoot>
  );
}

function Chip({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, focusVisible } = useTab({ value });

  return (
    <ChipRoot {...getRootProps()} data-focus={focusVisible || undefined}>
      {children}
    </ChipRoot>
  );
}

function Sheet({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <SheetRoot {...getRootProps()} role="tabpanel" tabIndex={0}>
      {!hidden && children}
    </SheetRoot>
  );
}

export default function TabsHooks() {
  return (
    <ChipTabs defaultValue="takes">
      <ChipBar label="Recording of May 4">
        <Chip value="takes">Takes</Chip>
        <Chip value="edits">Edits</Chip>
        <Chip value="masters">Masters</Chip>
      </ChipBar>
      <Sheet value="takes">Nine takes, the sixth is marked as the best.</Sheet>
      <Sheet value="edits">Two edits: bars 14 to 20 and the last chord.</Sheet>
      <Sheet value="masters">No master yet.</Sheet>
    </ChipTabs>
  );
}

const BarRoot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const ChipRoot = styled('button')({
  padding: '6px 14px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '999px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'transparent',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    fontWeight: 600,
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  '&[data-focus]': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const SheetRoot = styled('section')({
  marginTop: '12px',
  padding: '16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});
