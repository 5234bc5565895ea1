import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { loanColumns, loans, moveColumn } from './loans';

export default function LoanOrderButtons() {
  const [columns, setColumns] = useState(loanColumns);
  const [field, setField] = useState('borrower');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field}
        onChange={(_event, value) => setField(value ?? field)}
        aria-label="Column to move"
        sx={{ flexWrap: 'wrap' }}
      >
        {loanColumns.map((column) => (
          <ToggleButton key={column.field} value={column.field}>
            {column.headerName}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setColumns(moveColumn(columns, field, -1))}>
          Move to the start
        </Button>
        <Button variant="outlined" onClick={() => setColumns(moveColumn(columns, field, 1))}>
          Move to the end
        </Button>
      </Stack>
      <Typography role="status">
        Order: {columns.map(({ headerName }) => headerName).join(', ')}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Loans in the chosen order' } }}
          rows={loans}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
