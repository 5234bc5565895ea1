import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Number', width: 110, disableColumnMenu: true },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 180 },
  { field: 'shelf', headerName: 'Shelf', width: 110, hideable: false, filterable: false },
];

const slots = { columnMenuColumnsItem: null };
const slotProps = { columnMenuFilterItem: { displayOrder: 0 } };

function ShortMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={slots} slotProps={slotProps} />;
}

export default function PartsShortMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slots={{ columnMenu: ShortMenu }}
        slotProps={{ main: { 'aria-label': 'Spare parts with a short menu' } }}
        rows={parts}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
