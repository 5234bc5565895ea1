import FormatBoldRoundedIcon from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRoundedIcon from '@mui/icons-material/FormatItalicRounded';
import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaDecorators() {
  const [text, setText] = React.useState('Found between the seats.');
  const [bold, setBold] = React.useState(false);
  const [italic, setItalic] = React.useState(false);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Note for the owner</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        startDecorator={
          <div role="group" aria-label="Format" style={{ display: 'flex', gap: 4 }}>
            <IconButton aria-label="Bold" aria-pressed={bold} onClick={() => setBold(!bold)}>
              <FormatBoldRoundedIcon />
            </IconButton>
            <IconButton
              aria-label="Italic"
              aria-pressed={italic}
              onClick={() => setItalic(!italic)}
            >
              <FormatItalicRoundedIcon />
            </IconButton>
          </div>
        }
        endDecorator={<Typography level="body-xs">{text.length} characters</Typography>}
        sx={{ fontWeight: bold ? 'lg' : 'md', fontStyle: italic ? 'italic' : 'normal' }}
      />
    </FormControl>
  );
}
