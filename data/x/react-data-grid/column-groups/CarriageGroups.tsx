import Box from '@mui/material/Box';
import ConstructionIcon from '@mui/icons-material/Construction';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { carriages, formatMetres, formatYear, type Carriage } from './dimensions';

const columns: GridColDef<Carriage>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 100,
    valueFormatter: formatMetres,
  },
  { field: 'width', headerName: 'Width', type: 'number', width: 100, valueFormatter: formatMetres },
  { field: 'restored', headerName: 'Year', type: 'number', width: 80, valueFormatter: formatYear },
  { field: 'workHours', headerName: 'Hours', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'carriage',
    headerName: 'Carriage',
    children: [{ field: 'id' }, { field: 'name' }],
  },
  {
    groupId: 'measures',
    headerName: 'Measures',
    description: 'Over the buffers, and at the widest point of the body',
    headerAlign: 'center',
    children: [{ field: 'length' }, { field: 'width' }],
  },
  {
    groupId: 'restoration',
    headerName: 'Restoration',
    children: [{ field: 'restored' }, { field: 'workHours' }],
    renderHeaderGroup: ({ headerName }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ConstructionIcon fontSize="small" />
        {headerName}
      </Box>
    ),
  },
];

export default function CarriageGroups() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Carriages with grouped columns' } }}
        rows={carriages}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
