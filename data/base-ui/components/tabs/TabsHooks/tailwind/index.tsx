import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs, type UseTabsParameters } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';

function ChipTabs({ children, ...parameters }: UseTabsParameters & { children: React.ReactNode }) {
  const { contextValue } = useTabs(parameters);
  return <TabsProvider value={contextValue}>{children}</TabsProvider>;
}

function ChipBar({ children, label }: { children: React.ReactNode; label: string }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });

  return (
    <div className="flex flex-wrap gap-2" {...getRootProps({ 'aria-label': label })}>
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </div>
  );
}

function Chip({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, focusVisible } = useTab({ value });

  return (
    <button className={chipRootClass} {...getRootProps()} data-focus={focusVisible || undefined}>
      {children}
    </button>
  );
}

function Sheet({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section
      className="mt-3 rounded-lg border border-solid border-slate-300 dark:border-slate-700 p-4"
      {...getRootProps()}
      role="tabpanel"
      tabIndex={0}
    >
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

const chipRootClass =
  'cursor-pointer rounded-full border border-solid border-slate-500 dark:border-slate-400 bg-transparent px-3.5 py-1.5 font-[inherit] text-base text-slate-900 dark:text-slate-100 aria-selected:bg-teal-800 aria-selected:font-semibold aria-selected:text-white dark:aria-selected:bg-teal-300 dark:aria-selected:text-teal-950 data-focus:outline-2 data-focus:outline-offset-2 data-focus:outline-teal-600 dark:data-focus:outline-teal-400';
