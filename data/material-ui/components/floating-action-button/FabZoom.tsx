import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Zoom from '@mui/material/Zoom';

const birds = ['Gray heron', 'Kingfisher', 'Marsh tit'];

export default function FabZoom() {
  const [chosen, setChosen] = React.useState(['Kingfisher']);

  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320, minHeight: 130 }}>
      <FormGroup role="group" aria-label="Notes to share">
        {birds.map((bird) => (
          <FormControlLabel
            key={bird}
            label={bird}
            control={<Checkbox checked={chosen.includes(bird)} />}
            onChange={(_event, checked) =>
              setChosen(checked ? [...chosen, bird] : chosen.filter((other) => other !== bird))
            }
          />
        ))}
      </FormGroup>
      <Zoom in={chosen.length > 0} unmountOnExit>
        <Fab
          color="secondary"
          aria-label="Share the selected notes"
          sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
        >
          <SendIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
