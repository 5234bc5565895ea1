import { useState } from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import FunctionsIcon from '@mui/icons-material/Functions';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 180 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

export default function PartsMenuItem() {
  const [message, setMessage] = useState('Choose "Add up" in the menu of a column with numbers.');

  const addUp = (field: string) => {
    const sum = parts.reduce(
      (total, part) => total + (field === 'pieces' ? part.pieces : part.weight),
      0,
    );
    setMessage(`Sum of ${field}: ${sum}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGrid
          rows={parts}
          columns={columns}
          slots={{ columnMenu: PartsMenu }}
          slotProps={{
            main: { 'aria-label': 'Spare parts with a menu item for sums' },
            columnMenu: { slotProps: { columnMenuSumItem: { displayOrder: 15, onSum: addUp } } },
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}

interface SumItemProps extends GridColumnMenuItemProps {
  onSum?: (field: string) => void;
}

function SumItem({ colDef, onClick, onSum }: SumItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onSum?.(colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Add up</ListItemText>
    </MenuItem>
  );
}

const numberSlots = { columnMenuSumItem: SumItem };
const otherSlots = {};

function PartsMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu {...props} slots={props.colDef.type === 'number' ? numberSlots : otherSlots} />
  );
}
