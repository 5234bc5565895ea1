import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trains, type Train } from './trains';

const columns: GridColDef<Train>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120, maxWidth: 220 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 150 },
];

export default function TrainWidths() {
  const [share, setShare] = useState(100);
  const labelId = useId();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography>
          <span id={labelId}>Width of the grid</span>: {share}%
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={share}
          onChange={(_event, value) => setShare(Array.isArray(value) ? share : value)}
          min={50}
          max={100}
          step={5}
          getAriaValueText={(value) => `${value} percent`}
        />
      </Box>
      <Box sx={{ height: 340, width: `${share}%` }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Trains with flexible columns' } }}
          rows={trains}
          columns={columns}
          showColumnVerticalBorder
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
