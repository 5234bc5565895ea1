import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

interface PartProps {
  id: string;
  number: number;
  title: string;
  /** The entered values, if the part is complete. */
  summary: ReactNode;
  open: boolean;
  onEdit: () => void;
  children: ReactNode;
}

/** A part of the checkout. Closed forms stay mounted, so that they keep unsaved input. */
export default function Part({ id, number, title, summary, open, onEdit, children }: PartProps) {
  const done = !open && summary != null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2.5, sm: 3.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          aria-hidden="true"
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 34,
            height: 34,
            borderRadius: '50%',
            fontWeight: 600,
            bgcolor: open || done ? 'primary.main' : 'action.selected',
            color: open || done ? 'primary.contrastText' : 'text.primary',
          }}
        >
          {done ? <CheckIcon fontSize="small" /> : number}
        </Box>
        <Typography
          variant="h6"
          component="h2"
          id={`${id}-title`}
          tabIndex={-1}
          sx={{ flex: 1, outline: 'none' }}
        >
          {title}
        </Typography>
        {done && (
          <Button onClick={onEdit} aria-describedby={`${id}-title`}>
            Change
          </Button>
        )}
      </Box>
      <Box hidden={!open} sx={{ mt: 3 }}>
        {children}
      </Box>
      {done && (
        <Typography color="text.secondary" sx={{ mt: 1, pl: '50px', overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
      )}
    </Paper>
  );
}
