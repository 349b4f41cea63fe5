// The colours a reader chose, before anything is drawn. (A file of its own: the server lets no script stand in a page.)
document.body.dataset.theme = localStorage.getItem('theme') || 'auto'
