import * as React from 'react';
import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FileDetails from './FileDetails';
import FileTable from './FileTable';
import FolderList from './FolderList';
import { COMPARE, FILES, SORTS, validateName, type Folder, type Sort } from './archive';

export default function Files() {
  const [files, setFiles] = React.useState(FILES);
  const [folder, setFolder] = React.useState<Folder>('Maps');
  const [query, setQuery] = React.useState('');
  const [sort, setSort] = React.useState<Sort>('Name');
  // On narrow screens, either the table or the details are visible.
  const [selected, setSelected] = React.useState<string | null>(null);
  const [isMenuOpen, setMenuOpen] = React.useState(false);
  const [status, setStatus] = React.useState('');
  const [target, setTarget] = React.useState<{ panel: 'table' | 'details' } | null>(null);
  const tableRef = React.useRef<HTMLHeadingElement>(null);
  const detailsRef = React.useRef<HTMLHeadingElement>(null);

  React.useEffect(() => {
    if (target) {
      (target.panel === 'table' ? tableRef : detailsRef).current?.focus();
    }
  }, [target]);

  const file = files.find(({ id }) => id === selected);
  const shown = files
    .filter(
      (candidate) =>
        candidate.folder === folder &&
        candidate.name.toLowerCase().includes(query.trim().toLowerCase()),
    )
    .sort(COMPARE[sort]);
  const folders = (
    <FolderList
      folder={folder}
      onSelect={(name) => {
        setFolder(name);
        setSelected(null);
        setQuery('');
        setMenuOpen(false);
      }}
    />
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr',
        minHeight: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        component="header"
        variant="solid"
        color="primary"
        invertedColors
        sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 1, p: 2 }}
      >
        <IconButton
          aria-label="Open the folders"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuRoundedIcon />
        </IconButton>
        <Typography level="h3" component="h1">
          Town archive
        </Typography>
      </Sheet>
      <Box sx={{ display: { xs: 'none', md: 'block' }, p: 1 }}>{folders}</Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
          alignContent: 'start',
          gap: 3,
          p: { xs: 2, md: 3 },
        }}
      >
        <Typography
          role="status"
          sx={{
            gridColumn: '1 / -1',
            fontSize: 'sm',
            color: 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {status}
        </Typography>
        <Stack spacing={2} sx={{ display: { xs: file ? 'none' : 'flex', lg: 'flex' } }}>
          <Typography ref={tableRef} tabIndex={-1} level="title-lg" component="h2">
            {folder}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <FormControl sx={{ flex: '1 1 180px' }}>
              <FormLabel>Search by name</FormLabel>
              <Input
                type="search"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </FormControl>
            <FormControl sx={{ flex: '0 1 140px' }}>
              <FormLabel>Sort by</FormLabel>
              <Select value={sort} onChange={(_event, next) => setSort(next ?? 'Name')}>
                {SORTS.map((name) => (
                  <Option key={name} value={name}>
                    {name}
                  </Option>
                ))}
              </Select>
            </FormControl>
          </Stack>
          <Typography role="status" sx={{ fontSize: 'sm', color: 'text.primary' }}>
            {shown.length === 1 ? '1 file' : `${shown.length} files`}
          </Typography>
          {shown.length > 0 && (
            <FileTable
              label={`Files in ${folder}`}
              files={shown}
              selected={selected}
              onSelect={(id) => {
                setSelected(id);
                setStatus('');
                setTarget({ panel: 'details' });
              }}
            />
          )}
        </Stack>
        <Box
          component="section"
          aria-label="Details"
          sx={{ display: { xs: file ? 'block' : 'none', lg: 'block' } }}
        >
          {file ? (
            <FileDetails
              key={file.id}
              headingRef={detailsRef}
              file={file}
              validate={(name) => validateName(name, file, files)}
              onBack={() => {
                setSelected(null);
                setTarget({ panel: 'table' });
              }}
              onRename={(name) => {
                setFiles((all) => all.map((one) => (one.id === file.id ? { ...one, name } : one)));
                setStatus(`The name of the file is now “${name}”.`);
              }}
            />
          ) : (
            <Typography sx={{ color: 'text.primary' }}>
              Select a file to see its details.
            </Typography>
          )}
        </Box>
      </Box>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{
          content: {
            'aria-label': 'Folders',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
      >
        <ModalClose aria-label="Close the folders" />
        <Box sx={{ mt: 6, px: 1 }}>{folders}</Box>
      </Drawer>
    </Box>
  );
}
