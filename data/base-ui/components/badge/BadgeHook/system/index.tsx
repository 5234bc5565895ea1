import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';
import { styled } from '@mui/system';

interface ShelfProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function Shelf({ children, ...parameters }: ShelfProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <Item>
      {children}
      {!invisible && <Total>{displayValue}</Total>}
    </Item>
  );
}

export default function BadgeHook() {
  return (
    <List>
      <Shelf badgeContent={12}>Charts</Shelf>
      <Shelf badgeContent={340} max={300}>
        Letters
      </Shelf>
      <Shelf badgeContent={0}>Lost property</Shelf>
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: '4px',
  width: '100%',
  maxWidth: '280px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
});

const Total = styled('strong')({ color: 'light-dark(#115e59, #5eead4)' });
