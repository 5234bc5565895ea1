import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';
import './styles.css';

interface ShelfProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function Shelf({ children, ...parameters }: ShelfProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <li className="badge-hook-item">
      {children}
      {!invisible && <strong className="badge-hook-total">{displayValue}</strong>}
    </li>
  );
}

export default function BadgeHook() {
  return (
    <ul className="badge-hook-list">
      <Shelf badgeContent={12}>Charts</Shelf>
      <Shelf badgeContent={340} max={300}>
        Letters
      </Shelf>
      <Shelf badgeContent={0}>Lost property</Shelf>
    </ul>
  );
}
