import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { accessions, formatPercent, getAccessionCode, type Accession } from './seeds';

function Germination({ value = 0, formattedValue }: GridRenderCellParams<Accession, number>) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {value < 0.7 && <WarningAmberIcon fontSize="small" titleAccess="Weak" />}
      <span>{formattedValue}</span>
    </Stack>
  );
}

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 180 },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    display: 'flex',
    width: 150,
    valueFormatter: formatPercent,
    renderCell: (params) => <Germination {...params} />,
  },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 100 },
];

function NoSeeds() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>No seed has that name. Ask at the desk.</Typography>
    </Stack>
  );
}

export default function SeedLabels() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Germination tests' } }}
        rows={accessions}
        columns={columns}
        getRowId={getAccessionCode}
        getRowClassName={({ row }) => (row.germination < 0.6 ? 'weak' : '')}
        getCellClassName={({ field, value }) =>
          field === 'bags' && Number(value) < 5 ? 'scarce' : ''
        }
        initialState={{ sorting: { sortModel: [{ field: 'germination', sort: 'asc' }] } }}
        showCellVerticalBorder
        slots={{ noResultsOverlay: NoSeeds }}
        sx={{
          borderRadius: 3,
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          // Keep the menu button visible while it has focus.
          [`& .${gridClasses.menuIcon}:focus-within`]: { visibility: 'visible', width: 'auto' },
          [`& .${gridClasses.row}.weak`]: { fontStyle: 'italic' },
          '& .scarce': { fontWeight: 'bold', backgroundColor: 'action.selected' },
        }}
      />
    </Box>
  );
}
