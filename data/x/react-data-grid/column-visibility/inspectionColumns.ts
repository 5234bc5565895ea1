import type { GridColDef } from '@mui/x-data-grid';
import type { Inspection } from './inspections';

const formatPercent = (value: number | null) => (value === null ? 'None' : `${value}%`);

export const columns: GridColDef<Inspection>[] = [
  { field: 'vehicle', headerName: 'Vehicle', width: 180, hideable: false },
  { field: 'due', headerName: 'Due', width: 100 },
  { field: 'inspector', headerName: 'Inspector', width: 140 },
  {
    field: 'wheels',
    headerName: 'Wheels',
    type: 'number',
    width: 100,
    valueFormatter: formatPercent,
  },
  {
    field: 'brakes',
    headerName: 'Brakes',
    type: 'number',
    width: 100,
    valueFormatter: formatPercent,
  },
  {
    field: 'boiler',
    headerName: 'Boiler',
    type: 'number',
    width: 100,
    valueFormatter: formatPercent,
  },
  { field: 'remark', headerName: 'Remark', width: 210 },
];
