import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { renderTextEditor } from './editors';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'keeper',
    headerName: 'Keeper',
    width: 160,
    editable: true,
    renderEditCell: renderTextEditor,
  },
];

interface Question {
  newRow: Visit;
  oldRow: Visit;
  answer: (row: Visit) => void;
}

export default function ConfirmVisits() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(visits);
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const noButton = useRef<HTMLButtonElement>(null);

  const ask = (newRow: Visit, oldRow: Visit) =>
    newRow.keeper === oldRow.keeper
      ? oldRow
      : new Promise<Visit>((answer) => {
          setQuestion({ newRow, oldRow, answer });
          setOpen(true);
        });

  const close = (row?: Visit) => {
    setOpen(false);
    if (row) {
      setRows(rows.map((other) => (other.id === row.id ? row : other)));
      question?.answer(row);
    }
  };

  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Visits with confirmation' } }}
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        processRowUpdate={ask}
        hideFooter
      />
      <Dialog
        open={open}
        onClose={() => close(question?.oldRow)}
        aria-labelledby="confirm-visits-title"
        disableRestoreFocus
        slotProps={{
          transition: {
            onEntered: () => noButton.current?.focus(),
            onExited: () => question && apiRef.current.setCellFocus(question.newRow.id, 'keeper'),
          },
        }}
      >
        <DialogTitle id="confirm-visits-title">Change the keeper?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {question &&
              `${question.newRow.station}: from ${question.oldRow.keeper} to ${question.newRow.keeper || 'nobody'}.`}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button ref={noButton} onClick={() => close(question?.oldRow)}>
            No
          </Button>
          <Button onClick={() => close(question?.newRow)}>Yes</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
