import { useRef, useState } from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const allJobs = ['New chain', 'Brake pads', 'Bell'];

export default function SnackbarUndo() {
  const [jobs, setJobs] = useState(allJobs);
  const [last, setLast] = useState('');
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const snackbar = useRef<HTMLDivElement>(null);

  const remove = (job: string) => {
    setJobs(jobs.filter((other) => other !== job));
    setLast(job);
    setOpen(true);
    // The pressed button is removed with its row, so move focus.
    list.current?.focus();
  };

  const close = () => {
    setOpen(false);
    // The snackbar is removed with its focused button.
    if (snackbar.current?.contains(document.activeElement)) list.current?.focus();
  };

  const undo = () => {
    setJobs(allJobs.filter((job) => job === last || jobs.includes(job)));
    close();
  };

  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Jobs for this bicycle" sx={{ width: 280 }}>
        {jobs.map((job) => (
          <ListItem
            key={job}
            secondaryAction={
              <IconButton edge="end" aria-label={`Remove ${job}`} onClick={() => remove(job)}>
                <DeleteOutlineIcon />
              </IconButton>
            }
          >
            <ListItemText primary={job} />
          </ListItem>
        ))}
      </List>
      <Snackbar
        key={last}
        ref={snackbar}
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') close();
        }}
        message={`Removed: ${last}`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </>
  );
}
