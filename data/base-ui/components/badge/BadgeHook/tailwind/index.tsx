import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';

interface ShelfProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function Shelf({ children, ...parameters }: ShelfProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <li className="flex min-h-11 items-center justify-between rounded-md bg-slate-100 px-3 text-slate-900 dark:bg-slate-800 dark:text-slate-100">
      {children}
      {!invisible && <strong className="text-teal-800 dark:text-teal-300">{displayValue}</strong>}
    </li>
  );
}

export default function BadgeHook() {
  return (
    <ul className="m-0 grid w-full max-w-[280px] list-none gap-1 p-0">
      <Shelf badgeContent={12}>Charts</Shelf>
      <Shelf badgeContent={340} max={300}>
        Letters
      </Shelf>
      <Shelf badgeContent={0}>Lost property</Shelf>
    </ul>
  );
}
