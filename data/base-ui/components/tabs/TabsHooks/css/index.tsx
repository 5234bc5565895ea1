import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs, type UseTabsParameters } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import './styles.css';

function ChipTabs({ children, ...parameters }: UseTabsParameters & { children: React.ReactNode }) {
  const { contextValue } = useTabs(parameters);
  return <TabsProvider value={contextValue}>{children}</TabsProvider>;
}

function ChipBar({ children, label }: { children: React.ReactNode; label: string }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });

  return (
    <div className="tabs-hooks-bar-root" {...getRootProps({ 'aria-label': label })}>
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </div>
  );
}

function Chip({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, focusVisible } = useTab({ value });

  return (
    <button
      className="tabs-hooks-chip-root"
      {...getRootProps()}
      data-focus={focusVisible || undefined}
    >
      {children}
    </button>
  );
}

function Sheet({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section className="tabs-hooks-sheet-root" {...getRootProps()} role="tabpanel" tabIndex={0}>
      {!hidden && children}
    </section>
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
