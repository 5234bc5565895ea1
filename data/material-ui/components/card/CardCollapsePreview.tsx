import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CardCollapsePreview() {
  const noteId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardContent>
        <Collapse in={open} collapsedSize={40} timeout={{ enter: 400, exit: 200 }} id={noteId}>
          <Typography variant="body2">
            This tomato came to the library in a tobacco tin, with a note in pencil: “from the south
            wall, 1961”. It ripens late, cracks in wet summers, and tastes better than anything else
            on the shelf. Save seed from the second truss, ferment for three days, then dry it on
            glass.
          </Typography>
        </Collapse>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={noteId}
          onClick={() => setOpen((value) => !value)}
        >
          Full story
        </Button>
      </CardActions>
    </Card>
  );
}
