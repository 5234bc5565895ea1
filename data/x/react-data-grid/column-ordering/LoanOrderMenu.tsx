import { useState } from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { loanColumns, loans, moveColumn } from './loans';

export default function LoanOrderMenu() {
  const [columns, setColumns] = useState(loanColumns);

  const move = (field: string, step: -1 | 1) =>
    setColumns((current) => moveColumn(current, field, step));

  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={columns}
        slots={{ columnMenu: OrderMenu }}
        slotProps={{
          main: { 'aria-label': 'Loans with a menu that moves columns' },
          columnMenu: {
            slotProps: {
              columnMenuStartItem: { displayOrder: 1, text: 'Move to the start', step: -1, move },
              columnMenuEndItem: { displayOrder: 2, text: 'Move to the end', step: 1, move },
            },
          },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

interface MoveItemProps extends GridColumnMenuItemProps {
  text: string;
  step: -1 | 1;
  move: (field: string, step: -1 | 1) => void;
}

function MoveItem({ colDef, onClick, text, step, move }: MoveItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        move(colDef.field, step);
        onClick(event);
      }}
    >
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  );
}

const slots = { columnMenuStartItem: MoveItem, columnMenuEndItem: MoveItem };

function OrderMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} />;
}
