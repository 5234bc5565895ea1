import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { formatRain, rainDays, type RainDay } from './rainfall';

const columns: GridColDef<RainDay>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'day', headerName: 'Day', width: 120 },
  {
    field: 'millimeters',
    headerName: 'Rain',
    type: 'number',
    width: 100,
    valueFormatter: formatRain,
  },
];

const countLines = (text: string) => text.trimEnd().split(/\r?\n/).length;

export default function CopyRain() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Select rows, and press Ctrl + C.');

  const copyWithHeaders = async () => {
    const text = apiRef.current.getDataAsCsv({ delimiter: '\t', shouldAppendQuotes: false });
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Lines copied, with headers: ${countLines(text)}`);
    } catch {
      setMessage('The browser did not allow the copy.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button variant="outlined" onClick={copyWithHeaders}>
          Copy with headers
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Rain to copy' } }}
          apiRef={apiRef}
          rows={rainDays}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          onClipboardCopy={(text) => setMessage(`Lines copied: ${countLines(text)}`)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
