import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';
import { trains, type Train } from './trains';

const columns: GridColDef<Train>[] = [
  { field: 'id', headerName: 'Train' },
  { field: 'destination', headerName: 'Destination' },
  { field: 'hauledBy', headerName: 'Hauled by' },
  { field: 'seats', headerName: 'Seats', type: 'number' },
];

const content = { includeHeaders: true, includeOutliers: true };
const filled = { ...content, expand: true };

export default function TrainAutosize() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Each column is 100 pixels wide.');

  const report = () => {
    const widths = apiRef.current
      .getVisibleColumns()
      .map(({ computedWidth }) => Math.round(computedWidth));
    setMessage(`Widths in pixels: ${widths.join(', ')}`);
  };
  const fit = async (options: GridAutosizeOptions) => {
    await apiRef.current.autosizeColumns(options);
    report();
  };
  const reset = () => {
    columns.forEach(({ field }) => apiRef.current.setColumnWidth(field, 100));
    report();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => fit(content)}>
          Fit the content
        </Button>
        <Button variant="outlined" onClick={() => fit(filled)}>
          Fill the grid
        </Button>
        <Button variant="outlined" onClick={reset}>
          Reset
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Trains with columns that fit their content' } }}
          apiRef={apiRef}
          rows={trains}
          columns={columns}
          autosizeOptions={content}
          onColumnWidthChange={report}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
