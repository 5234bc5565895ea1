import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectClear() {
  const [color, setColor] = React.useState<string | null>('green');
  const actionRef = React.useRef<{ focusVisible(): void }>(null);

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Handlebar tape</FormLabel>
      <Select
        action={actionRef}
        placeholder="Any color"
        value={color}
        onChange={(_event, value) => setColor(value)}
        endDecorator={
          color && (
            <IconButton
              size="sm"
              variant="plain"
              aria-label="Clear handlebar tape"
              onMouseDown={(event) => event.stopPropagation()}
              onClick={() => {
                setColor(null);
                actionRef.current?.focusVisible();
              }}
            >
              <CloseIcon />
            </IconButton>
          )
        }
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        <Option value="black">Black</Option>
        <Option value="green">Green</Option>
        <Option value="orange">Orange</Option>
      </Select>
    </FormControl>
  );
}
