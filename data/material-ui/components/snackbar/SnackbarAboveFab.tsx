import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function SnackbarAboveFab() {
  const [jobs, setJobs] = useState(4);
  const [open, setOpen] = useState(false);

  const add = () => {
    setJobs(jobs + 1);
    setOpen(true);
  };

  return (
    <Box sx={{ p: 2 }}>
      <Typography>{jobs} bicycles wait in the yard.</Typography>
      <Fab
        color="primary"
        aria-label="Add a bicycle"
        onClick={add}
        sx={{ position: 'fixed', bottom: 16, right: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        key={jobs}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Bicycle ${jobs} is in.`}
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </Box>
  );
}
