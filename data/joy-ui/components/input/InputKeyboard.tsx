import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputKeyboard() {
  const [text, setText] = React.useState('');
  const [tags, setTags] = React.useState(['heirloom', 'early']);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const tag = text.trim();
    if (event.key === 'Enter' && tag && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setTags((current) => (current.includes(tag) ? current : [...current, tag]));
      setText('');
    } else if (event.key === 'Backspace' && text === '') {
      setTags((current) => current.slice(0, -1));
    }
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Tags for this packet</FormLabel>
      <Input
        value={text}
        placeholder="Add a tag"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <FormHelperText>
        Enter adds a tag, Backspace in the empty field removes the last.
      </FormHelperText>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {tags.map((tag) => (
          <Chip key={tag} variant="soft">
            {tag}
          </Chip>
        ))}
      </Box>
    </FormControl>
  );
}
