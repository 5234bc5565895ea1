import { useId } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  { field: 'task', headerName: 'Job', flex: 1, minWidth: 190 },
  { field: 'bay', headerName: 'Bay', width: 130 },
];

export default function LayoutFillRest() {
  const headingId = useId();

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        boxSizing: 'border-box',
        width: '100%',
        height: 440,
        p: 2,
      }}
    >
      <Typography variant="h6" component="div" id={headingId}>
        Workshop list
      </Typography>
      <Typography variant="body2">
        Jobs are done in this order, unless a part is missing.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          slotProps={{ main: { 'aria-labelledby': headingId } }}
          rows={jobs}
          columns={columns}
          autoPageSize
          disableRowSelectionOnClick
        />
      </Box>
    </Paper>
  );
}
